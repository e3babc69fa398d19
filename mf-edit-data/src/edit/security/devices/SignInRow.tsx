import type { SignIn } from '@portal/contract/sign-in'
import { formatDate } from '@portal/domain/format/date'
import { dayOfMoment, daysAgo, formatTime } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'
import { Badge, Button } from '@portal/ui'
import { AccountRow } from '../../../shared/AccountRow.tsx'
import { iconOf } from '../../../shared/devices/icon-of.ts'
import { useDeviceName } from '../../../shared/devices/use-device-name.ts'
import { useText } from '../../../texts.ts'

interface Props {
  signIn: SignIn
  busy: boolean
  onEnd: () => void
}

/** A signed-in browser: device, last use, and a button to sign it out. */
export function SignInRow({ signIn, busy, onEnd }: Props) {
  const text = useText()
  const name = useDeviceName()(signIn)
  const when = useLastUse()(signIn)
  return (
    <AccountRow icon={iconOf(signIn.device)} name={name} about={when}>
      {signIn.current ? (
        <Badge status="good">{text('devices_current')}</Badge>
      ) : (
        <Button
          kind="quiet"
          small
          ml={{ base: '-3', md: '0' }}
          busy={busy}
          aria-label={text('devices_end_name', { name })}
          onClick={onEnd}
        >
          {text('devices_end')}
        </Button>
      )}
    </AccountRow>
  )
}

function useLastUse() {
  const text = useText()
  const { language } = useLanguage()
  return ({ current, created_at, last_used_at }: SignIn): string => {
    const date = (moment: string) => formatDate(dayOfMoment(moment), language) ?? ''
    if (current) return text('devices_now', { date: date(created_at) })
    const time = formatTime(last_used_at, language) ?? ''
    const days = daysAgo(last_used_at, new Date())
    if (days === 0) return text('devices_today', { time })
    return days === 1
      ? text('devices_yesterday', { time })
      : text('devices_before', { date: date(last_used_at) })
  }
}
