import { endOtherSignIns, endSignIn, getSignIns, type SignIn } from '@portal/contract/sign-in'
import { formatDate } from '@portal/domain/format/date'
import { countDaysAgo, formatTime, toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useLanguage, useWrite } from '@portal/remote-kit'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { Badge, Button, Text } from '@portal/ui'
import { useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { AccountRow } from '../../../shared/AccountRow.tsx'
import { getDeviceIcon, useDeviceName } from '../../../shared/devices/use-device-name.ts'
import { useRowNotice } from '../../../shared/use-row-notice.tsx'
import { useText } from '../../../texts.ts'

const initialDeviceCount = 5

/** Card with the devices that are signed in, each with a button to sign it out. */
export function DevicesCard() {
  const text = useText()
  return (
    <AccountCard title={text('devices')} call={getSignIns} skeletonHeights={[64, 64]}>
      {({ data }) => <DeviceList signIns={data} />}
    </AccountCard>
  )
}

function DeviceList({ signIns }: { signIns: readonly SignIn[] }) {
  const text = useText()
  const getDeviceName = useDeviceName()
  const [all, setAll] = useState(false)
  const [asking, setAsking] = useState(false)
  const { notice, showNotice, showEnd } = useRowNotice()
  const end = useWrite(endSignIn, { refreshes: ['SIGN_INS'] })
  const endOthers = useWrite(endOtherSignIns, { refreshes: ['SIGN_INS'] })
  const others = signIns.filter(({ current }) => !current).length

  const signOutDevice = (signIn: SignIn) => {
    const name = getDeviceName(signIn)
    const request = end.mutateAsync({ params: { id: signIn.id } })
    return showEnd(request, text('devices_ended', { name }), text('devices_failed', { name }))
  }
  const signOutOtherDevices = async () => {
    const isDone = (await endOthers.submit({})) !== null
    showNotice(text(isDone ? 'devices_others_ended' : 'devices_others_failed'), isDone)
    setAsking(false)
  }
  return (
    <>
      <Text color="ink2" mt="2" mb="2">
        {text(others > 0 ? 'devices_intro' : 'devices_only')}
      </Text>
      {notice}
      <ul>
        {(all ? signIns : signIns.slice(0, initialDeviceCount)).map((signIn) => (
          <SignInRow
            key={signIn.id}
            signIn={signIn}
            busy={end.isPending && end.variables?.params?.id === signIn.id}
            onEnd={() => void signOutDevice(signIn)}
          />
        ))}
      </ul>
      {!all && signIns.length > initialDeviceCount && (
        <Button kind="quiet" small ml="-3" mt="2" onClick={() => setAll(true)}>
          {text('devices_all', { count: signIns.length })}
        </Button>
      )}
      {others > 1 && (
        <Button kind="secondary" small mt="4" display="flex" onClick={() => setAsking(true)}>
          {text('devices_others')}
        </Button>
      )}
      {asking && (
        <LazyConfirmDialog
          open
          title={text('devices_others_title')}
          confirm={text('devices_others_yes')}
          cancel={text('account_cancel')}
          busy={endOthers.isPending}
          onConfirm={() => void signOutOtherDevices()}
          onCancel={() => setAsking(false)}
        >
          {text('devices_others_text', { count: others })}
        </LazyConfirmDialog>
      )}
    </>
  )
}

interface SignInRowProps {
  signIn: SignIn
  busy: boolean
  onEnd: () => void
}

/** A signed-in browser: device, last use, and a button to sign it out. */
function SignInRow({ signIn, busy, onEnd }: SignInRowProps) {
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
      : text('last_used_on', { date: formatDay(last_used_at) })
  }
}
