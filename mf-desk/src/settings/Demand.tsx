import { dayAt } from '@portal/contract/clock'
import { addDays } from '@portal/contract/day'
import { demandNoticeDays, postTenantProfile, type TenantSettings } from '@portal/contract/desk/settings'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage, useWrite } from '@portal/remote-kit'
import { required } from '@portal/remote-kit/form-schema'
import { Button, Card, Flex, Notice, Section, Text } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { Form, useForm } from '@portal/ui/form'
import { useProblem } from '../shared/use-problem.ts'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'

const isTooSoon = (error: unknown): boolean =>
  error instanceof ApiError && error.body.errors?.strong_sign_in_from !== undefined

/** Whether customers must have a passkey or authenticator app, and from which day (KEYS-10). */
export function Demand({ strong_sign_in_from: from }: Pick<TenantSettings, 'strong_sign_in_from'>) {
  const text = useText()
  const tenant = useTenantCode()
  const { language } = useLanguage()
  const today = dayAt(new Date())
  const soonest = addDays(today, demandNoticeDays)
  const form = useForm({
    schema: v.object({ day: required(text('request_date_invalid')) }),
    defaultValues: { day: from ?? '' },
  })
  const write = useWrite(postTenantProfile, { refreshes: ['DESK_SETTINGS', 'TENANT'] })
  const refused = write.error
  const problem = useProblem()(isTooSoon(refused) ? null : refused)
  const dayOf = (day: string) => ({ day: formatDate(day, language) ?? '' })
  const save = (strong_sign_in_from: string | null) =>
    write.mutateAsync({ params: { tenant }, body: { strong_sign_in_from } })
  const send = async ({ day }: { day: string }) => {
    await save(day).catch((error: unknown) => {
      if (isTooSoon(error)) form.setError('day', { message: text('demand_too_soon', dayOf(soonest)) })
    })
  }
  return (
    <Card>
      <Section title={text('demand')}>
        <Text color="ink2">{text('demand_hint')}</Text>
        {from && (
          <Notice status="info" role="status">
            {text(from <= today ? 'demand_on' : 'demand_announced', dayOf(from))}
          </Notice>
        )}
        <Form form={form} onSubmit={send} problem={problem}>
          <DateField
            name="day"
            label={text('demand_from')}
            hint={text('demand_from_hint', dayOf(soonest))}
            invalid={text('request_date_invalid')}
          />
          <Flex gap="3" wrap="wrap">
            <Button type="submit" busy={write.isPending}>
              {text(from ? 'demand_move' : 'demand_begin')}
            </Button>
            {from && (
              <Button kind="quiet" disabled={write.isPending} onClick={() => void save(null).catch(() => {})}>
                {text('demand_end')}
              </Button>
            )}
          </Flex>
        </Form>
      </Section>
    </Card>
  )
}
