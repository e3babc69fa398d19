import { isPhoneNumber } from '@portal/contract/advice'
import type { Customer } from '@portal/contract/customer'
import * as v from '@portal/contract/valibot'
import { useApiErrorText } from '@portal/remote-kit'
import { allowBlank, matchText } from '@portal/remote-kit/form-schema'
import { Button, EmptyState, Flex, Mug, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { Form, TextField, useForm } from '@portal/ui/form'
import { useState } from 'react'
import { useText } from '../../texts.ts'

/** Contact data of a person who requests advice, in the format of both calculations (API-64). */
export interface AdviceRequester {
  first_name: string
  insertion: string | null
  last_name: string
  phone_number: string
  email: string
  subscribe_to_mailing: false
  i_give_permission: true
}

export interface RequestAdviceDialogProps {
  open: boolean
  customer: Customer
  /** Subject of the request. */
  about: string
  /**
   * Sends the request. `key` is an idempotency key: it stays the same until the request succeeds, so that retries
   * create only one lead.
   */
  send: (asker: AdviceRequester, key: string) => Promise<unknown>
  onClose: () => void
}

type AdviceRequestState = 'typing' | 'sending' | 'failed' | 'sent'

/** Dialog to request advice about a result, with the customer's contact data (LEAD-02 … LEAD-04). */
export default function RequestAdviceDialog({
  open,
  customer,
  about,
  send,
  onClose,
}: RequestAdviceDialogProps) {
  const text = useText()
  const getApiErrorText = useApiErrorText()
  const [state, setState] = useState<AdviceRequestState>('typing')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [hasPhone, setHasPhone] = useState(true)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const adviser = customer.advisor?.full_name
  const form = useForm({
    schema: v.object({
      phone: matchText(allowBlank(isPhoneNumber), text('request_phone_wrong')),
      email: matchText((typed) => /^\S+@\S+\.\S+$/.test(typed.trim()), text('request_email_needed')),
    }),
    defaultValues: {
      phone: customer.mobile ?? customer.phone ?? '',
      email: customer.email_address ?? '',
    },
  })
  const sendRequest = async ({ phone, email }: { phone: string; email: string }) => {
    setState('sending')
    setHasPhone(phone.trim() !== '')
    try {
      await send(
        {
          first_name: customer.first_name ?? customer.full_name,
          insertion: customer.suffix,
          last_name: customer.last_name ?? customer.full_name,
          phone_number: phone.trim(),
          email: email.trim(),
          subscribe_to_mailing: false,
          i_give_permission: true,
        },
        key,
      )
      setState('sent')
    } catch (error) {
      setRefusal(getApiErrorText(error))
      setState('failed')
    }
  }
  const closeDialog = () => {
    if (state === 'sent') setKey(crypto.randomUUID())
    setState('typing')
    onClose()
  }
  if (state === 'sent')
    return (
      <Dialog open={open} onClose={closeDialog} title={text('request_sent')}>
        <div role="status">
          <EmptyState
            title={text('request_successful')}
            illustration={<Mug />}
            action={
              <Button kind="secondary" onClick={closeDialog}>
                {text('close')}
              </Button>
            }
          >
            {adviser ? text('request_next', { name: adviser }) : text('request_next_tenant')}
          </EmptyState>
        </div>
      </Dialog>
    )
  return (
    <Dialog open={open} onClose={closeDialog} title={text('request_advice')} about={about}>
      <Form
        form={form}
        problem={state === 'failed' ? (refusal ?? text(hasPhone ? 'request_failed' : 'request_error')) : null}
        onSubmit={sendRequest}
      >
        <Text>{adviser ? text('request_intro', { name: adviser }) : text('request_intro_tenant')}</Text>
        <TextField
          name="phone"
          label={text('request_phone')}
          input={{ type: 'tel', autoComplete: 'tel', maxLength: 20 }}
        />
        <TextField
          name="email"
          label={text('request_email')}
          input={{ type: 'email', autoComplete: 'email', maxLength: 200 }}
        />
        <Text textStyle="meta" color="ink2">
          {text('request_permission')}
        </Text>
        <Flex gap="3" wrap="wrap">
          <Button type="submit" busy={state === 'sending'}>
            {text(
              state === 'sending' ? 'request_sending' : state === 'failed' ? 'request_again' : 'request_send',
            )}
          </Button>
          <Button kind="quiet" onClick={closeDialog}>
            {text('cancel')}
          </Button>
        </Flex>
      </Form>
    </Dialog>
  )
}
