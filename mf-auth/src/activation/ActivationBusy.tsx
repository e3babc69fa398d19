import { Notice, Skeleton, Text } from '@portal/ui'
import { FormHeader } from '../shared/layout/FormHeader.tsx'
import { useText } from '../texts.ts'
import type { ActivationHint } from './retry-activation.ts'

/** Progress while the account is created; shows hints if it takes long. */
export function ActivationBusy({ hint }: { hint: ActivationHint | undefined }) {
  const text = useText()
  return (
    <>
      <FormHeader title={text('activation_title')} intro={text('activation_busy')} />
      <Skeleton h="12px" rounded="6px" />
      <Text as="div" role="status">
        {hint && <Notice>{text(hint)}</Notice>}
      </Text>
    </>
  )
}
