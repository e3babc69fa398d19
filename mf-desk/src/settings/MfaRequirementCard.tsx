import {
  minMfaNoticeDays,
  saveTenantProfile,
  type TenantSettings,
} from '@portal/contract/desk/tenant-settings'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { formatDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { requireValue } from '@portal/remote-kit/form-schema'
import { addDays } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'
import { Button, Card, Flex, Notice, Section, Text } from '@portal/ui'
import { DateField } from '@portal/ui/date-field'
import { Form, useForm } from '@portal/ui/form'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useText } from '../texts.ts'

const isTooSoonError = (error: unknown): boolean =>
  error instanceof ApiError && error.body.errors?.strong_sign_in_from !== undefined

/** Card to set the day from which customers must have a passkey or authenticator app (KEYS-10). */
export function MfaRequirementCard({
  strong_sign_in_from: from,
}: Pick<TenantSettings, 'strong_sign_in_from'>) {
  const text = useText()
  const { language } = useLanguage()
  const today = toTenantDay(new Date())
  const soonest = addDays(today, minMfaNoticeDays)
  const form = useForm({
    schema: v.object({ day: requireValue(text('request_date_invalid')) }),
    defaultValues: { day: from ?? '' },
  })
  const write = useDeskWrite(saveTenantProfile, {
    refreshes: ['TENANT'],
    errorText: (error) => (isTooSoonError(error) ? null : undefined),
  })
  const toDayParameter = (day: string) => ({ day: formatDate(day, language) ?? '' })
  const saveStartDay = (strong_sign_in_from: string | null) =>
    write.mutateAsync({ body: { strong_sign_in_from } })
  const submitStartDay = async ({ day }: { day: string }) => {
    await saveStartDay(day).catch((error: unknown) => {
      if (isTooSoonError(error))
        form.setError('day', { message: text('demand_too_soon', toDayParameter(soonest)) })
    })
  }
  return (
    <Card>
      <Section title={text('demand')}>
        <Text color="ink2">{text('demand_hint')}</Text>
        {from && (
          <Notice status="info" role="status">
            {text(from <= today ? 'demand_on' : 'demand_announced', toDayParameter(from))}
          </Notice>
        )}
        <Form form={form} onSubmit={submitStartDay} problem={write.errorText}>
          <DateField
            name="day"
            label={text('demand_from')}
            hint={text('demand_from_hint', toDayParameter(soonest))}
            invalid={text('request_date_invalid')}
          />
          <Flex gap="3" wrap="wrap">
            <Button type="submit" busy={write.isPending}>
              {text(from ? 'demand_move' : 'demand_begin')}
            </Button>
            {from && (
              <Button
                kind="quiet"
                disabled={write.isPending}
                onClick={() => void saveStartDay(null).catch(() => {})}
              >
                {text('demand_end')}
              </Button>
            )}
          </Flex>
        </Form>
      </Section>
    </Card>
  )
}
