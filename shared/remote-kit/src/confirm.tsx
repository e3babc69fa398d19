import { Notice } from '@portal/ui'
import type { ConfirmProps } from '@portal/ui/confirm'
import { lazyWithRetry } from './lazy-with-retry.tsx'

const Confirm = lazyWithRetry(async () => ({
  default: (await import('@portal/ui/confirm')).Confirm,
}))

interface Props extends ConfirmProps {
  /** Why it was not done, once that was tried; null or left out where nothing failed. */
  problem?: string | null | undefined
}

/** Asks before something that should not happen by accident, and says why it was not done; its code comes when it is first asked. */
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
