import { type Customer, getCustomer } from '@portal/contract/customer'
import { useRead, useRestoreFocus } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Avatar, Box, Button, Card, chakra, FactRow, Heading, Notice, Text } from '@portal/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../texts.ts'
import { type OpenPictureResult, openPicture } from './avatar/open-picture.ts'

type SelectedPictureState = { step: 'none' } | { step: 'opening' } | OpenPictureResult

/** State of the selected picture, until it is saved or cancelled. */
function useSelectedPicture() {
  const [state, setState] = useState<SelectedPictureState>({ step: 'none' })
  const url = state.step === 'ready' ? state.picture.url : null
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const choose = useCallback((file: File) => {
    setState({ step: 'opening' })
    void openPicture(file).then(setState)
  }, [])
  const leave = useCallback(() => setState({ step: 'none' }), [])
  return { state, choose, leave }
}

const LazyCropDialog = lazyWithRetry(
  () => import(/* webpackChunkName: "avatar.crop" */ './avatar/CropDialog.tsx'),
)

const profileRowCss = { display: 'flex', gap: '5', alignItems: 'center', flexWrap: 'wrap', mt: '4', mb: '5' }
const fileInputCss = { width: '1px', height: '1px', opacity: 0, position: 'absolute', pointerEvents: 'none' }

/** Card with the customer's avatar, name and user name (ACCOUNT-01, AVATAR-01). */
export function ProfileCard({ customer }: { customer: Customer }) {
  const text = useText()
  const { full_name: name, username, avatar_thumb } = customer
  const avatar = useRead(getCustomer, { query: { include: 'avatar' } }).data?.data.avatar ?? avatar_thumb
  const input = useRef<HTMLInputElement>(null)
  const { state, choose, leave } = useSelectedPicture()
  const [saved, setSaved] = useState(false)
  const chooser = useRef<HTMLButtonElement>(null)
  useRestoreFocus(state.step === 'ready' ? 'crop' : null, () => chooser.current)
  const selectFile = (file: File | undefined) => {
    setSaved(false)
    if (file) choose(file)
    if (input.current) input.current.value = ''
  }
  return (
    <Card>
      <Heading level={2} textStyle="subsection">
        {text('account_profile')}
      </Heading>
      <chakra.div css={profileRowCss}>
        <Avatar name={name} picture={avatar} size={96} />
        <Box flex="1" minW="220px">
          <Button
            ref={chooser}
            kind="secondary"
            small
            busy={state.step === 'opening'}
            onClick={() => input.current?.click()}
          >
            {text(state.step === 'opening' ? 'avatar_opening' : avatar ? 'avatar_change' : 'avatar_choose')}
          </Button>
          <chakra.input
            ref={input}
            css={fileInputCss}
            type="file"
            accept="image/*,.heic,.heif"
            tabIndex={-1}
            aria-hidden="true"
            aria-label={text('avatar_choose')}
            onChange={(event) => selectFile(event.target.files?.[0])}
          />
          <Text textStyle="meta" color="ink2" mt="2">
            {text('avatar_hint')}
          </Text>
        </Box>
      </chakra.div>
      {state.step === 'refused' && (
        <Notice status="bad" role="alert" mb="5">
          <b>{text('uploads_error')}</b>
          <br />
          {text(`avatar_refused_${state.why}`, { width: state.width, height: state.height })}
        </Notice>
      )}
      {saved && (
        <Notice status="good" role="status" mb="5">
          {text('avatar_saved')}
        </Notice>
      )}
      <dl>
        <FactRow term={text('account_username')} about={text('account_username_hint')}>
          {username}
        </FactRow>
      </dl>
      {state.step === 'ready' && (
        <LazyCropDialog
          picture={state.picture}
          onClose={leave}
          onSaved={() => {
            leave()
            setSaved(true)
          }}
        />
      )}
    </Card>
  )
}
