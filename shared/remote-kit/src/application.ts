/** single-spa's React adapter: one copy, owned by the shell. */
export { default as singleSpaReact } from 'single-spa-react'
