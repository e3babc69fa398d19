import { Notice } from '@portal/ui'
import type { ConfirmProps } from '@portal/ui/confirm'
import { lazyWithRetry } from './lazy-with-retry.tsx'

const ConfirmDialog = lazyWithRetry(async () => ({
  default: (await import('@portal/ui/confirm')).Confirm,
}))

interface LazyConfirmProps extends ConfirmProps {
  /** Reason why the action failed; null or absent if it did not fail. */
  problem?: string | null | undefined
}

/** Confirms a destructive action and shows its error. The code loads when the dialog first opens. */
export function LazyConfirmDialog({ problem, children, ...question }: LazyConfirmProps) {
  return (
    <ConfirmDialog {...question}>
      {children}
      {problem && (
        <Notice status="bad" role="alert" mt="4">
          {problem}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
