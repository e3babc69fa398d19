import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }

type JsxFunction = typeof jsx

/** Replaces `react/jsx-dev-runtime` in development builds: the shell shares only the production JSX runtime. */
export const jsxDEV = (type: Parameters<JsxFunction>[0], props: unknown, key?: string, isStatic?: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key)
