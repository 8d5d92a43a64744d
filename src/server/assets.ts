/** The few files a page asks for. They are texts in the program, so that one bundle is all a server needs. */

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75Z" fill="#4f6b52"/><path d="M8.5 11.5h15v9h-15zm0 0 15 9m0-9-15 9" fill="none" stroke="#f6f1e4" stroke-width="2"/></svg>`;

export const STYLE = `:root{color-scheme:light dark;--paper:#f3eddd;--card:#fffcf3;--ink:#292620;--soft:#6d6758;--line:#d8cfb9;--accent:#4f6b52;--on:#fffcf3}
@media (prefers-color-scheme:dark){:root{--paper:#1a1916;--card:#242220;--ink:#ebe5d6;--soft:#a49c8a;--line:#3f3b33;--accent:#8fb091;--on:#1a1916}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.6;overflow-wrap:anywhere;
font-family:system-ui,-apple-system,"Segoe UI","Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,sans-serif}
a{color:var(--accent);text-underline-offset:.2em}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.bar{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:.6rem max(1rem,env(safe-area-inset-left));border-bottom:1px solid var(--line)}
.bar a{display:inline-flex;align-items:center;gap:.5rem;min-height:2.5rem;text-decoration:none}
.bar .home{color:var(--ink);font-weight:700;letter-spacing:.02em}
.bar .switch{padding:0 .9rem;border:1px solid var(--line);border-radius:99px;font-size:.9rem}
main.home,main.fault{max-width:62rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:clamp(1.9rem,6vw,3rem);line-height:1.15;letter-spacing:-.01em;margin:0}
.lead{font-size:1.15rem;color:var(--soft);margin:.4rem 0 2.4rem}
h2{font-size:1rem;font-weight:600;color:var(--soft);border-bottom:2px solid var(--ink);padding-bottom:.4rem;margin:0 0 1.2rem}
article{display:grid;grid-template-columns:minmax(0,17rem) minmax(0,1fr);gap:1.5rem;background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1.2rem;margin:0 0 1.2rem}
.shot{display:block;height:17rem;border-radius:6px;overflow:hidden;border:1px solid var(--line);background:#efe7d2}
.shot img{width:100%;height:100%;object-fit:cover;display:block}
h3{font-size:1.4rem;line-height:1.25;margin:0}h3 a{color:inherit;text-decoration:none}h3 a:hover{text-decoration:underline}
.other{margin:.1rem 0 1rem;color:var(--soft)}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.5rem 1.2rem;margin:0 0 1.2rem}
dt{color:var(--soft)}dd{margin:0}ul{list-style:none;margin:0;padding:0}small{color:var(--soft)}
.tag{display:inline-block;border:1px solid var(--line);border-radius:5px;padding:0 .55rem;margin:0 .4rem .2rem 0}
.rule{font-weight:400;font-variant-numeric:tabular-nums;color:var(--soft);margin-right:.3rem}
.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.2rem;border-radius:7px;background:var(--accent);color:var(--on);text-decoration:none;font-weight:600}
@media (max-width:40rem){article{grid-template-columns:1fr}.shot{height:11rem}}
body.map{height:100dvh;display:flex;flex-direction:column;overflow:hidden}
body.map main{flex:1;min-height:0;display:flex;flex-direction:column;position:relative}
.caption{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.2rem 1rem;padding:.5rem 1rem}
.caption h1{font-size:1.15rem}
.view{flex:1;min-height:0;position:relative;overflow:hidden;touch-action:none;cursor:grab}
.view:active{cursor:grabbing}
.view img{position:absolute;inset:0;width:100%;height:100%;object-fit:contain;transform-origin:0 0;user-select:none;-webkit-user-select:none}
.zoom{position:absolute;right:max(1rem,env(safe-area-inset-right));bottom:max(1rem,env(safe-area-inset-bottom));display:flex;gap:.4rem}
.zoom button{min-width:2.75rem;height:2.75rem;padding:0 .8rem;border:1px solid var(--line);border-radius:7px;background:var(--card);color:var(--ink);font:inherit;cursor:pointer}
@media print{.bar,.zoom,.caption a{display:none}}
`;

/** Wheel, drag, pinch, buttons and keys move the map by one CSS transform. Without scripts the map is simply fitted. */
export const ZOOM = `const view = document.getElementById('view');
const map = document.getElementById('map');
let k = 1, x = 0, y = 0;
const show = () => {
  const { clientWidth: w, clientHeight: h } = view;
  x = Math.min(0, Math.max(w - w * k, x));
  y = Math.min(0, Math.max(h - h * k, y));
  map.style.transform = 'translate(' + x + 'px,' + y + 'px) scale(' + k + ')';
};
const zoom = (by, px, py) => {
  const next = Math.min(16, Math.max(1, k * by));
  x = px - ((px - x) * next) / k;
  y = py - ((py - y) * next) / k;
  k = next;
  show();
};
const spot = e => {
  const box = view.getBoundingClientRect();
  return [e.clientX - box.left, e.clientY - box.top];
};
const centre = () => [view.clientWidth / 2, view.clientHeight / 2];
const fit = () => { k = 1; x = 0; y = 0; show(); };
view.addEventListener('wheel', e => {
  e.preventDefault();
  zoom(Math.exp(-e.deltaY * (e.deltaMode === 1 ? 0.05 : 0.0015)), ...spot(e));
}, { passive: false });
const down = new Map();
view.addEventListener('pointerdown', e => { down.set(e.pointerId, spot(e)); view.setPointerCapture(e.pointerId); });
for (const end of ['pointerup', 'pointercancel']) view.addEventListener(end, e => down.delete(e.pointerId));
view.addEventListener('pointermove', e => {
  const was = down.get(e.pointerId);
  if (!was) return;
  const now = spot(e);
  const other = [...down].find(([id]) => id !== e.pointerId)?.[1];
  down.set(e.pointerId, now);
  if (other) {
    const apart = p => Math.hypot(p[0] - other[0], p[1] - other[1]) || 1;
    zoom(apart(now) / apart(was), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
  } else {
    x += now[0] - was[0];
    y += now[1] - was[1];
    show();
  }
});
view.addEventListener('dblclick', e => zoom(2, ...spot(e)));
for (const button of document.querySelectorAll('[data-zoom]')) {
  button.addEventListener('click', () => (button.dataset.zoom === '0' ? fit() : zoom(Number(button.dataset.zoom), ...centre())));
}
addEventListener('keydown', e => {
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[e.key];
  if (step) { x += step[0]; y += step[1]; show(); }
  else if (e.key === '+' || e.key === '=') zoom(1.4, ...centre());
  else if (e.key === '-') zoom(1 / 1.4, ...centre());
  else if (e.key === '0' || e.key === 'z') fit();
});
addEventListener('resize', show);
`;
