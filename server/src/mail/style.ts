import type { MailColours } from './colours.ts'

/** What a mail's own places cannot say: less room on a phone, and the colours of a dark screen. A logo keeps its own. */
export const style = (dark: MailColours): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.around{padding:0!important}.letter{border-radius:0!important}.within,.mark{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}.letter{background:${dark.letter}!important;border-top-color:${dark.button}!important}
.ink{color:${dark.ink}!important}.quiet{color:${dark.quiet}!important;border-color:${dark.line}!important}
.mark{border-color:${dark.line}!important}.link{color:${dark.link}!important}
.button{background:${dark.button}!important;color:${dark.onButton}!important}
}`
