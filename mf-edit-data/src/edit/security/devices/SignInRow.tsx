import type { SignIn } from '@portal/contract/sign-in'
import { formatDate } from '@portal/domain/format/date'
import { countDaysAgo, formatTime, toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { Badge, Button } from '@portal/ui'
import { AccountRow } from '../../../shared/AccountRow.tsx'
import { getDeviceIcon } from '../../../shared/devices/device-icon.ts'
import { useDeviceName } from '../../../shared/devices/use-device-name.ts'
import { useText } from '../../../texts.ts'

interface SignInRowProps {
  signIn: SignIn
  busy: boolean
  onEnd: () => void
}

/** A signed-in browser: device, last use, and a button to sign it out. */
export function SignInRow({ signIn, busy, onEnd }: SignInRowProps) {
  const text = useText()
  const name = useDeviceName()(signIn)
  const when = useFormatLastUse()(signIn)
  return (
    <AccountRow icon={getDeviceIcon(signIn.device)} name={name} about={when}>
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

function useFormatLastUse() {
  const text = useText()
  const { language } = useLanguage()
  return ({ current, created_at, last_used_at }: SignIn): string => {
    const formatDay = (moment: string) => formatDate(toDayInDutchTimeZone(moment), language) ?? ''
    if (current) return text('devices_now', { date: formatDay(created_at) })
    const time = formatTime(last_used_at, language) ?? ''
    const days = countDaysAgo(last_used_at, new Date())
    if (days === 0) return text('devices_today', { time })
    return days === 1
      ? text('devices_yesterday', { time })
      : text('devices_before', { date: formatDay(last_used_at) })
  }
}
