import { lazyWithRetry } from './lazy-with-retry.tsx'

/** Asks before something that should not happen by accident; its code comes when it is first asked. */
export const LazyConfirm = lazyWithRetry(async () => ({
  default: (await import('@portal/ui/confirm')).Confirm,
}))
