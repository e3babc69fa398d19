import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'

/** The layout of a signed-in page. Pages that start with a screen for guests load its code during sign-in. */
export const LazySignedInLayout = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "signed-in" */ './SignedInLayout.tsx')).SignedInLayout,
}))
