/// The parts of the report's page that are the same in every report.
enum HTMLPage {
  /// Colours follow the reader's light or dark scheme.
  static let style = #"""
    :root { color-scheme: light dark; --bg:#f5f5f7; --card:#fff; --ink:#1d1d1f; --soft:#6e6e73;
      --line:#d2d2d7; --bad:#d70015; --warn:#b25000; --good:#1d7c34; --tint:#0066cc; --old:#8e8e93; }
    @media (prefers-color-scheme: dark) { :root { --bg:#161617; --card:#1f1f21; --ink:#f5f5f7;
      --soft:#a1a1a6; --line:#3a3a3c; --bad:#ff6961; --warn:#ffb340; --good:#30d158; --tint:#409cff;
      --old:#98989d; } }
    * { box-sizing:border-box; }
    body { margin:0; background:var(--bg); color:var(--ink);
      font:14px/1.45 system-ui,-apple-system,"Segoe UI",Inter,sans-serif; }
    header { padding:20px 24px 8px; }
    h1 { font-size:22px; margin:0 0 2px; letter-spacing:-.01em; overflow-wrap:anywhere; }
    h2 { font-size:13px; margin:0 0 8px; color:var(--soft); font-weight:600; }
    .badge { display:inline-block; border-radius:99px; padding:2px 10px; font-weight:600;
      font-size:12px; color:#fff; background:var(--bad); vertical-align:3px; margin-right:8px; }
    .badge.same { background:var(--good); }
    @media (prefers-color-scheme: dark) { .badge { color:#000; } }
    .soft { color:var(--soft); }
    main { display:grid; grid-template-columns:minmax(0,1fr) 340px; gap:16px; padding:8px 24px 24px; }
    @media (max-width:900px) { main { grid-template-columns:minmax(0,1fr); } }
    section { background:var(--card); border:1px solid var(--line); border-radius:12px;
      padding:14px 16px; min-width:0; }
    section[hidden] { display:none; }
    .stack { display:flex; flex-direction:column; gap:16px; min-width:0; }
    select, button { font:inherit; color:inherit; background:var(--bg); border:1px solid var(--line);
      border-radius:8px; padding:4px 10px; cursor:pointer; }
    button[aria-pressed=true] { background:var(--tint); border-color:var(--tint); color:#fff; }
    @media (prefers-color-scheme: dark) { button[aria-pressed=true] { color:#000; } }
    button:focus-visible, select:focus-visible, canvas:focus-visible, input:focus-visible {
      outline:2px solid var(--tint); outline-offset:2px; }
    .bar { display:flex; flex-wrap:wrap; gap:6px; align-items:center; margin-bottom:10px; }
    .bar .gap { flex:1; }
    .bar label { display:flex; gap:6px; align-items:center; color:var(--soft); }
    #strip { display:block; width:100%; height:72px; cursor:pointer; touch-action:none; }
    .legend { display:flex; gap:14px; color:var(--soft); font-size:12px; margin-top:4px; }
    .legend .gap { flex:1; }
    .legend i { display:inline-block; width:9px; height:9px; border-radius:2px; margin-right:5px; }
    #stage { position:relative; display:flex; gap:14px; justify-content:center; min-height:200px; }
    figure { margin:0; min-width:0; display:flex; flex-direction:column; align-items:center; }
    figcaption { color:var(--soft); font-size:12px; margin-bottom:5px; }
    .pane { position:relative; line-height:0; border:1px solid var(--line); overflow:hidden;
      background:repeating-conic-gradient(#8882 0 25%, #0000 0 50%) 0 0/16px 16px; }
    .pane img { display:block; }
    .pane img.over { position:absolute; left:0; top:0; }
    .pictures { position:relative; width:100%; height:100%; }
    .pictures.difference { background:#000; isolation:isolate; }
    .pictures.difference img.over { mix-blend-mode:difference; }
    .box { position:absolute; border:2px solid #ff2d55; border-radius:2px; pointer-events:none;
      box-shadow:0 0 0 1px #fff8; line-height:1.2; }
    .divider { position:absolute; top:0; bottom:0; width:2px; background:var(--tint);
      pointer-events:none; }
    .empty { color:var(--soft); align-self:center; text-align:center; padding:50px 10px; }
    #finding { margin:10px 0 0; overflow-wrap:anywhere; min-height:1.45em; }
    ol, ul { margin:0; padding:0; list-style:none; }
    #list { max-height:420px; overflow:auto; }
    #list li { display:flex; gap:10px; padding:5px 8px; border-radius:6px; cursor:pointer;
      content-visibility:auto; contain-intrinsic-size:auto 31px; }
    #list li:hover { background:var(--bg); }
    #list li.on { background:var(--tint); color:#fff; }
    #list li.on .soft { color:#fffc; }
    @media (prefers-color-scheme: dark) { #list li.on, #list li.on .soft { color:#000; } }
    #list b { min-width:74px; font-weight:600; font-variant-numeric:tabular-nums; }
    .notes li { padding:3px 0; overflow-wrap:anywhere; }
    table { border-collapse:collapse; width:100%; font-variant-numeric:tabular-nums; }
    th { text-align:left; color:var(--soft); font-weight:500; font-size:12px; }
    th, td { padding:5px 10px 5px 0; border-bottom:1px solid var(--line); vertical-align:middle; }
    td.n, th.n { text-align:right; }
    .wide { overflow-x:auto; }
    svg.curve { width:200px; height:44px; display:block; overflow:visible; }
    svg.curve path { fill:none; stroke-width:1.5; vector-effect:non-scaling-stroke; }
    kbd { font:11px ui-monospace,monospace; border:1px solid var(--line); border-radius:4px;
      padding:0 4px; background:var(--bg); }
    footer { padding:0 24px 24px; color:var(--soft); font-size:12px; }
    """#

  static let body = #"""
    <header>
      <h1><span id="badge" class="badge"></span><span id="name"></span></h1>
      <div id="headline"></div>
      <div id="about" class="soft"></div>
      <p id="pick" hidden><label>Transition <select id="sequence"></select></label></p>
    </header>
    <main>
      <div class="stack">
        <section id="stripCard" aria-label="Timeline">
          <h2>Difference over time</h2>
          <canvas id="strip" tabindex="0" role="slider" aria-label="Frame"></canvas>
          <div class="legend"><span><i style="background:var(--bad)"></i>changed</span>
            <span><i style="background:var(--warn)"></i>below the threshold</span>
            <span><i style="background:var(--good)"></i>identical</span><span class="gap"></span>
            <span id="scale"></span></div>
        </section>
        <section id="stageCard" aria-label="Pictures">
          <div class="bar" id="modes" role="group" aria-label="View"></div>
          <div class="bar">
            <button id="back" title="Frame before (←)">‹</button>
            <button id="play" title="Play both (space)">Play</button>
            <button id="next" title="Next frame (→)">›</button>
            <strong id="place"></strong><span class="gap"></span>
            <label id="gainLabel">Gain <input id="gain" type="range" min="1" max="32" value="8"><span
              id="gainText"></span></label>
            <label id="mixLabel"><span id="mixText"></span> <input id="mix" type="range" min="0"
              max="100" value="50"></label>
            <label><input id="boxes" type="checkbox" checked> Boxes</label>
          </div>
          <div id="stage"></div>
          <p id="finding" aria-live="polite"></p>
        </section>
        <section id="valuesCard" aria-label="Values">
          <h2>Values before and after</h2>
          <div class="wide"><table id="values"></table></div>
        </section>
      </div>
      <div class="stack">
        <section id="faultsCard"><h2>Faults of the sequence</h2><ul id="faults" class="notes"></ul></section>
        <section id="specCard"><h2>What the spec says otherwise</h2><ul id="spec" class="notes"></ul></section>
        <section id="notesCard"><h2>Animations and layers</h2><ul id="notes" class="notes"></ul></section>
        <section id="listCard"><h2>Frames, failures first</h2><ol id="list"></ol></section>
      </div>
    </main>
    <footer><kbd>←</kbd> <kbd>→</kbd> step · <kbd>↑</kbd> <kbd>↓</kbd> failures ·
      <kbd>space</kbd> play · <kbd>1</kbd>–<kbd>5</kbd> view · <kbd>b</kbd> boxes ·
      <kbd>+</kbd> <kbd>−</kbd> gain · <span id="algorithm"></span></footer>
    """#
}
