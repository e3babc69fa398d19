import { getAuthenticator } from '@portal/contract/authenticator'
import { ApiError } from '@portal/contract/error'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { Badge, Card, Flex, Heading, Loading, Skeleton } from '@portal/ui'
import { useText } from '../../../texts.ts'
import { AppState } from './AppState.tsx'

/** The app that makes sign-in codes: setting it up, its recovery codes, and switching it off (KEYS-06, KEYS-08). */
export function AuthenticatorCard() {
  const text = useText()
  const read = useCurrent(getAuthenticator)
  if (read.error instanceof ApiError && read.error.status === 404) return null
  return (
    <Card>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Heading level={2} look="question">
          {text('app')}
        </Heading>
        {read.data && (
          <Badge status={read.data.data.enabled ? 'good' : 'plain'}>
            {text(read.data.data.enabled ? 'two_step_on' : 'two_step_off')}
          </Badge>
        )}
      </Flex>
      <QueryView
        read={read}
        waiting={
          <Loading>
            <Skeleton h="48px" mt="2" />
          </Loading>
        }
        error={[text('account_error'), text('account_error_hint')]}
        framed={false}
      >
        {({ data }) => <AppState {...data} />}
      </QueryView>
    </Card>
  )
}
