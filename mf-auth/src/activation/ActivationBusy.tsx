import { Notice, Skeleton, Text } from '@portal/ui'
import { FormHead } from '../shared/frame/FormHead.tsx'
import { useText } from '../texts.ts'
import type { Hint } from './activate.ts'

/** Shown while the account is created; with hints if it takes long. */
export function ActivationBusy({ hint }: { hint: Hint | undefined }) {
  const text = useText()
  return (
    <>
      <FormHead title={text('activation_title')} intro={text('activation_busy')} />
      <Skeleton h="12px" rounded="6px" />
      <Text as="div" role="status">
        {hint && <Notice>{text(hint)}</Notice>}
      </Text>
    </>
  )
}
