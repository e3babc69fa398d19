import type { PushDevice } from '@portal/contract/push'
import { formatDate } from '@portal/domain/format/date'
import { toDutchDay } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { Button } from '@portal/ui'
import { AccountRow } from '../../../../shared/AccountRow.tsx'
import { getDeviceIcon } from '../../../../shared/devices/device-icon.ts'
import { useDeviceName } from '../../../../shared/devices/use-device-name.ts'
import { usePushText } from './use-push-text.ts'

interface PushDeviceRowProps {
  device: PushDevice
  busy: boolean
  onEnd: () => void
}

/** Row of a device with push notifications: the date on which they were turned on, and a button to turn them off. */
export function PushDeviceRow({ device, busy, onEnd }: PushDeviceRowProps) {
  const text = usePushText()
  const { language } = useLanguage()
  const name = useDeviceName()(device)
  const date = formatDate(toDutchDay(device.created_at), language) ?? ''
  return (
    <AccountRow
      icon={getDeviceIcon(device.device)}
      name={name}
      about={text(device.current ? 'push_since_here' : 'push_since', { date })}
    >
      <Button
        kind="quiet"
        small
        ml={{ base: '-3', md: '0' }}
        busy={busy}
        aria-label={text('push_turn_off_name', { name })}
        onClick={onEnd}
      >
        {text('push_turn_off')}
      </Button>
    </AccountRow>
  )
}
