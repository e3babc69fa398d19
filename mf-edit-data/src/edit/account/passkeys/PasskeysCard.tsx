import { ApiError } from '@portal/contract/error'
import { getPasskeys } from '@portal/contract/passkey'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { Card, Heading, Loading, Skeleton } from '@portal/ui'
import { useText } from '../../../texts.ts'
import { Passkeys } from './Passkeys.tsx'

/** The passkeys with which the customer signs in: adding, naming and removing them (KEYS-01). */
export function PasskeysCard() {
  const text = useText()
  const read = useCurrent(getPasskeys)
  if (read.error instanceof ApiError && read.error.status === 404) return null
  return (
    <Card>
      <Heading level={2} look="question">
        {text('passkeys')}
      </Heading>
      <QueryView
        read={read}
        waiting={
          <Loading>
            <Skeleton h="64px" mt="4" />
          </Loading>
        }
        error={[text('account_error'), text('account_error_hint')]}
        framed={false}
      >
        {({ data }) => <Passkeys passkeys={data.passkeys} passwordWanted={data.password_wanted} />}
      </QueryView>
    </Card>
  )
}
