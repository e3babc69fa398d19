import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }

type Make = typeof jsx

/**
 * Stands for `react/jsx-dev-runtime` in development builds, since the shell shares the one of production alone; in a
 * development build of the shell that has React's checks too.
 */
export const jsxDEV = (type: Parameters<Make>[0], props: unknown, key?: string, isStatic?: boolean) =>
  (isStatic ? jsxs : jsx)(type, props, key)
