import { endOtherSignIns, endSignIn, getSignIns, type SignIn } from '@portal/contract/sign-in'
import { useCurrentData, useWrite } from '@portal/remote-kit'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { Button, Text } from '@portal/ui'
import { useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useDeviceName } from '../../../shared/devices/use-device-name.ts'
import { useRowNotice } from '../../../shared/use-row-notice.tsx'
import { useText } from '../../../texts.ts'
import { SignInRow } from './SignInRow.tsx'

const initialDeviceCount = 5

/** Card with the devices that are signed in, each with a button to sign it out. */
export function DevicesCard() {
  const text = useText()
  const read = useCurrentData(getSignIns)
  return (
    <AccountCard title={text('devices')} read={read} skeletonHeights={[64, 64]}>
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
