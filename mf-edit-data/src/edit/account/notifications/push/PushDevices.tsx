import { getPushDevices, type PushDevice } from '@portal/contract/push-notice'
import { formatDate } from '@portal/domain/format/date'
import { toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useCurrentData, useLanguage } from '@portal/remote-kit'
import { createChunkTexts } from '@portal/remote-kit/chunk-texts'
import { Box, Button, Heading, Notice, Text } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { AccountContent, isUnsupported } from '../../../../shared/AccountCard.tsx'
import { AccountRow } from '../../../../shared/AccountRow.tsx'
import { getDeviceIcon, useDeviceName } from '../../../../shared/devices/use-device-name.ts'
import de from './texts/de.json'
import de_u from './texts/de_u.json'
import en from './texts/en.json'
import en_u from './texts/en_u.json'
import nl from './texts/nl.json'
import nl_u from './texts/nl_u.json'
import { type PushOutcome, usePushSubscription } from './use-push-subscription.ts'

export const { useText: usePushText } = createChunkTexts({ nl, nl_u, en, en_u, de, de_u })

interface PushDeviceRowProps {
  device: PushDevice
  busy: boolean
  onEnd: () => void
}

/** Row of a device with push notifications: the date on which they were turned on, and a button to turn them off. */
function PushDeviceRow({ device, busy, onEnd }: PushDeviceRowProps) {
  const text = usePushText()
  const { language } = useLanguage()
  const name = useDeviceName()(device)
  const date = formatDate(toDayInDutchTimeZone(device.created_at), language) ?? ''
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

/** Instructions to add the portal to the home screen, on devices that otherwise cannot show notifications. */
function InstallPortalHint() {
  const text = usePushText()
  return (
    <>
      <link rel="manifest" href="/portal.webmanifest" />
      <Notice mt="4">{text('push_install')}</Notice>
    </>
  )
}

/** List of devices with push notifications, and a button to turn them on in this browser (NOTIFY-14). */
export function PushDevices() {
  const text = usePushText()
  const read = useCurrentData(getPushDevices)
  if (isUnsupported(read)) return null
  return (
    <Box mt="6" pt="5" borderTopWidth="1px" borderColor="line">
      <Heading level={3} textStyle="body">
        {text('push')}
      </Heading>
      <AccountContent read={read} skeletonHeights={[120]}>
        {({ data }) => <PushDeviceList sentWith={data.key} devices={data.devices} />}
      </AccountContent>
    </Box>
  )
}

const successfulOutcomes: readonly PushOutcome[] = ['on', 'off']

function PushDeviceList({ sentWith, devices }: { sentWith: string; devices: readonly PushDevice[] }) {
  const text = usePushText()
  const { support, isSubscribed, lastOutcome, isTurningOn, ending, turnOn, turnOff } =
    usePushSubscription(sentWith)
  const isOn = isSubscribed !== false && devices.some(({ current }) => current)
  const notice = useRef<HTMLDivElement>(null)
  const isGood = lastOutcome !== null && successfulOutcomes.includes(lastOutcome)
  // Moves the focus, because the clicked button disappears.
  useEffect(() => {
    if (isGood) notice.current?.focus()
  }, [isGood])
  return (
    <>
      <Text color="ink2" mt="1">
        {text('push_intro')}
      </Text>
      {lastOutcome && (
        <Notice
          ref={notice}
          tabIndex={-1}
          status={isGood ? 'good' : 'bad'}
          role={isGood ? 'status' : 'alert'}
          mt="4"
        >
          {text(`push_came_${lastOutcome}`)}
        </Notice>
      )}
      {devices.length > 0 && (
        <Box as="ul" mt="4">
          {devices.map((device) => (
            <PushDeviceRow
              key={device.id}
              device={device}
              busy={ending === device.id}
              onEnd={() => void turnOff(device)}
            />
          ))}
        </Box>
      )}
      {!isOn && support === 'possible' && (
        <Button kind="secondary" small mt="4" busy={isTurningOn} onClick={() => void turnOn()}>
          {text('push_turn_on')}
        </Button>
      )}
      {support === 'install' && <InstallPortalHint />}
      {(support === 'blocked' || support === 'none') && <Notice mt="4">{text(`push_${support}`)}</Notice>}
    </>
  )
}
