/** What makes a React tree an application of single-spa: one copy, owned by the shell. */
export { default as singleSpaReact } from 'single-spa-react'
