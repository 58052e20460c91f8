/** The product's colours and type, after src/web/ui/tokens.css; the page loads nothing else. */
export const docsPageStyle = `
:root{--paper:#fbfaf7;--surface:#fff;--sunken:#f4f2ec;--line:#e9e6df;--ink:#1d1d20;--muted:#63605a;--primary:#0f5f5c;--tint:#e4f0ee;--negative:#a93826;--amber:#7a5200;color-scheme:light}
@media (prefers-color-scheme:dark){:root{--paper:#161718;--surface:#1e1f21;--sunken:#26282a;--line:#34363a;--ink:#eceae4;--muted:#a9a69d;--primary:#6fc3bd;--tint:#1c3533;--negative:#f0998a;--amber:#e0b860;color-scheme:dark}}
*{box-sizing:border-box}
html{scroll-padding-top:24px}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/24px "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;display:grid;grid-template-columns:248px minmax(0,1fr)}
a{color:var(--primary)}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}
.skip:focus{left:16px;top:8px;background:var(--surface);padding:8px 12px;z-index:1}
aside{position:sticky;top:0;height:100vh;overflow-y:auto;border-right:1px solid var(--line);background:var(--surface);padding:20px 12px}
.home{display:flex;gap:10px;align-items:center;padding:0 8px 16px;font-weight:600;font-size:16px;color:var(--ink);text-decoration:none}
nav ul{list-style:none;margin:0;padding:0}
nav a{display:flex;justify-content:space-between;gap:8px;padding:5px 8px;border-radius:6px;color:var(--ink);text-decoration:none;font-size:14px;line-height:20px}
nav a:hover{background:var(--sunken)}
nav span{color:var(--muted);font-variant-numeric:tabular-nums;font-size:13px}
main{padding:40px 48px 96px;max-width:1000px;width:100%}
h1{font-size:30px;line-height:38px;margin:0 0 16px;letter-spacing:-.01em}
h2{font-size:21px;line-height:30px;margin:0 0 4px;letter-spacing:-.005em}
h3{font-size:13px;line-height:20px;margin:20px 0 6px;color:var(--muted);font-weight:600}
p{margin:0 0 12px;max-width:68ch}
section{margin-bottom:44px}
.start h2{font-size:15px;margin-top:12px}
.about{color:var(--muted)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:24px}
.pair>div{min-width:0}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:13px}
p code,.what code{background:var(--sunken);border-radius:4px;padding:1px 4px}
pre{background:var(--sunken);border:1px solid var(--line);border-radius:8px;padding:12px 14px;margin:6px 0 0;overflow:auto;max-height:420px;line-height:20px}
details{background:var(--surface);border:1px solid var(--line);border-radius:8px;margin-top:8px}
summary{display:grid;grid-template-columns:62px minmax(0,5fr) minmax(0,6fr);gap:12px;align-items:baseline;padding:10px 14px;cursor:pointer;list-style:none;border-radius:8px}
summary::-webkit-details-marker{display:none}
summary:hover{background:var(--sunken)}
details[open]>summary{border-bottom:1px solid var(--line);border-radius:8px 8px 0 0}
summary.shape{display:block}
.method{font-size:12px;font-weight:650;letter-spacing:.02em;color:var(--primary)}
.method.post,.method.put,.method.patch{color:var(--amber)}
.method.delete{color:var(--negative)}
.path{overflow-wrap:anywhere}
.path i{font-style:normal;color:var(--muted)}
.what{color:var(--muted);font-size:14px;line-height:20px}
.inside{padding:14px}
.who{color:var(--muted);margin:0 0 4px;font-size:14px}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
thead th{font-size:12px;color:var(--muted);font-weight:500}
tbody th{font-weight:400}
tbody tr:last-child>*{border-bottom:0}
td:nth-child(4),tr:has(td:nth-child(4)) td:nth-child(2){color:var(--muted);white-space:nowrap}
.type{font-weight:400;color:var(--ink)}
@media (max-width:860px){body{display:block}aside{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line)}nav ul{display:flex;flex-wrap:wrap;gap:2px}nav span{display:none}main{padding:24px 16px 64px}.pair{grid-template-columns:1fr}summary{grid-template-columns:56px minmax(0,1fr)}.what{grid-column:2}}
@media print{aside{display:none}body{display:block}}
`;
