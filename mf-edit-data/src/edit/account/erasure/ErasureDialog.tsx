import { type Erasure, requestErasure } from '@portal/contract/erasure'
import { ApiError } from '@portal/contract/error'
import { formatDate } from '@portal/domain/format/date'
import { dayOfMoment } from '@portal/domain/format/moment'
import { refusalText, useLanguage, useTenant, useWrite } from '@portal/remote-kit'
import { Button, Flex, Heading, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, PasswordField, useForm } from '@portal/ui/form'
import { useText } from '../../../texts.ts'
import { StayingList } from './StayingList.tsx'

export interface Props {
  open: boolean
  erasure: Erasure
  onClose: () => void
}

/** What a refusal means to who typed the password; null when there was none. */
function problemOf(error: unknown) {
  if (!error) return null
  if (!(error instanceof ApiError)) return 'erasure_failed'
  if (error.body.errors?.current_password) return 'two_step_wrong_password'
  return error.status === 429 ? 'two_step_too_many' : 'erasure_failed'
}

/** What goes at once and what must stay, then the password. */
export default function ErasureDialog({ open, erasure, onClose }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const firm = useTenant()?.name ?? ''
  const form = useForm({ defaultValues: { password: '' } })
  const ask = useWrite(requestErasure, { refreshes: ['ERASURE'], onDone: onClose })
  const problem = ask.isPending ? null : problemOf(ask.error)
  const date = formatDate(dayOfMoment(erasure.due_at), language) ?? ''
  const send = async ({ password }: { password: string }) => {
    await ask.mutateAsync({ body: { current_password: password } }).catch(() => {})
  }
  return (
    <Dialog open={open} onClose={onClose} title={text('erasure')} width={560}>
      <Form form={form} onSubmit={send} problem={problem && (refusalText(ask.error) ?? text(problem))}>
        <Text>{text('erasure_goes', { count: erasure.goes, date })}</Text>
        {erasure.stays.length > 0 && (
          <section>
            <Heading level={3} look="body">
              {text('erasure_stays')}
            </Heading>
            <Text color="ink2" mt="1">
              {text('erasure_stays_hint', { firm })}
            </Text>
            <StayingList stays={erasure.stays} />
          </section>
        )}
        <PasswordField
          name="password"
          label={text('two_step_password')}
          autoComplete="current-password"
          rules={{ required: text('login_error_password') }}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" busy={ask.isPending}>
            {text('erasure_send')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {text('account_cancel')}
          </Button>
        </Flex>
      </Form>
    </Dialog>
  )
}
