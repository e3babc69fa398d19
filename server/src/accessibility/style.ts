/** Style rules of the statement; the firm's theme gives the colours and the text font. */
export const style = `body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.6 "Alan Sans","Alan Sans Fallback",sans-serif;hyphens:auto;overflow-wrap:break-word}
header,main,footer{box-sizing:border-box;max-width:48rem;margin:0 auto;padding:24px 16px}main{padding-block:8px}
.firm{display:flex;align-items:center;gap:12px;min-height:44px;font-weight:600;color:inherit;text-decoration:none}.firm img{height:44px;max-width:160px;background:var(--plate);border-radius:4px}@media (forced-colors:active){.firm img{forced-color-adjust:none;background:#fff}}
h1{font-size:2rem;line-height:1.25;margin:0 0 16px}h2{font-size:1.25rem;line-height:1.4;margin:40px 0 8px}p,dl,ul{margin:0 0 12px}
.status{background:var(--wall);border-radius:12px;padding:20px;margin:24px 0}.status p:last-child{margin:0}.status h2{margin-top:0}
a{color:var(--link)}a:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:2px}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 16px}dt,dd{margin:0;padding:10px 0}dt{font-weight:600}dd a{display:inline-block;padding:10px 0;margin:-10px 0}
footer{display:flex;flex-wrap:wrap;gap:8px 24px}footer a{display:inline-flex;align-items:center;min-height:44px}
@media(max-width:480px){h1{font-size:1.5rem}}`
