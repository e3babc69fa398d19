import { Notice } from '@portal/ui'
import type { ConfirmProps } from '@portal/ui/confirm'
import { lazyWithRetry } from './lazy-with-retry.tsx'

const Confirm = lazyWithRetry(async () => ({
  default: (await import('@portal/ui/confirm')).Confirm,
}))

interface Props extends ConfirmProps {
  /** Why the action failed; null or absent if it did not. */
  problem?: string | null | undefined
}

/**
 * Confirmation dialog for destructive actions, with the error if the action fails. Its code loads when it first opens.
 */
export function LazyConfirm({ problem, children, ...question }: Props) {
  return (
    <Confirm {...question}>
      {children}
      {problem && (
        <Notice status="bad" role="alert" mt="4">
          {problem}
        </Notice>
      )}
    </Confirm>
  )
}
