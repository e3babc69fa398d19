import { tabularFiguresFontFamily, textFontFamily } from './fonts.ts'

/**
 * Styles that every page of the portal needs: of elements, animations, print and forced colours. The page server writes
 * them into the page. In forced colours, elements with `data-colored` keep their colours, which have a meaning, and
 * elements with `data-plate` keep the white background of a logo. The custom properties that the dialog library sets are
 * not inherited, because a slow phone would otherwise recompute every element when a dialog opens or closes.
 */
export const pageCss = `
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0;border:0 solid}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{--figures:${tabularFiguresFontFamily};background:var(--paper);color:var(--ink);font:400 1rem/1.5 ${textFontFamily};text-rendering:optimizeLegibility;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
h1,h2,h3,h4{font-size:inherit;font-weight:inherit;text-wrap:balance;overflow-wrap:break-word}
p{text-wrap:pretty;overflow-wrap:break-word}
ol,ul{list-style:none}
a{color:inherit}
b,strong{font-weight:600}
button,input,select,textarea{font:inherit;color:inherit;background:none;letter-spacing:inherit}
button{cursor:pointer}
button:disabled{cursor:default}
img,svg,canvas,iframe{display:block}
img{max-width:100%}
table{border-collapse:collapse}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
[tabindex="-1"]:focus-visible{outline-offset:4px;border-radius:4px}
main:focus{outline:none}
@keyframes ui-appear{from{opacity:0}}
@keyframes ui-vanish{to{opacity:0}}
@keyframes ui-zoom-in{from{opacity:0;transform:scale(.95)}}
@keyframes ui-zoom-out{to{opacity:0;transform:scale(.95)}}
@keyframes ui-slide-in{from{transform:translateX(100%)}}
@keyframes ui-slide-out{to{transform:translateX(100%)}}
@keyframes ui-rise{from{opacity:0;transform:translateY(12px)}}
@keyframes ui-fill{from{transform:scaleX(0)}}
@keyframes ui-reveal{from{clip-path:inset(100% 0 -40px)}to{clip-path:inset(-40px 0)}}
@keyframes ui-draw{from{stroke-dasharray:0 100}}
@keyframes ui-pop{from{transform:scale(.6)}60%{transform:scale(1.12)}}
@property --ui-sweep{syntax:"<angle>";inherits:false;initial-value:360deg}
@keyframes ui-sweep{from{--ui-sweep:0deg;mask-image:conic-gradient(#000 var(--ui-sweep),#0000 0)}to{mask-image:conic-gradient(#000 var(--ui-sweep),#0000 0)}}
@property --scrollbar-width{syntax:"<length>";inherits:false;initial-value:0px}
@property --layer-index{syntax:"<integer>";inherits:false;initial-value:0}
@property --nested-layer-count{syntax:"<integer>";inherits:false;initial-value:0}
#portal,[role$=dialog]>*{pointer-events:auto}
[data-pressed]{opacity:.7}
@keyframes ui-breathe{50%{opacity:.5}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
@media (max-width:359px){body{hyphens:auto}}
@media (min-height:480px){html{scroll-padding:80px 0 16px}}
@media (max-width:768px) and (min-height:480px){html{scroll-padding-bottom:80px}}
@media (forced-colors:active){[data-colored]{forced-color-adjust:none;outline:1px solid CanvasText;outline-offset:-1px}[data-colored=ring]{outline:0}[data-plate]{forced-color-adjust:none;background:#fff;box-shadow:0 0 0 3px #fff}svg[data-colored] path{stroke:CanvasText}[role=tab][aria-selected=true],nav [aria-current=page],label:has(:checked){outline:2px solid Highlight;outline-offset:-2px}}
@media print{:focus-visible{outline:none!important}@page{margin:14mm}html{font-size:12.5px}body{background:#fff;overflow:visible!important;padding:0!important}body:has([role=dialog][data-state=open])>#portal{display:none}}
`
