import { maxLogoBytes, saveTenantProfile } from '@portal/contract/desk/tenant-settings'
import { Button, Card, chakra, Flex, Notice, Section, Text } from '@portal/ui'
import { useRef, useState } from 'react'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useText } from '../texts.ts'

const logoCss = { maxW: '240px', maxH: '80px', objectFit: 'contain', bg: '#fff', p: '2', rounded: 'field' }

/** Encodes a file in base64, as the API expects pictures. */
async function encodeBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

export function LogoField({ logo }: { logo: string | null }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const write = useDeskWrite(saveTenantProfile, { refreshes: ['TENANT'] })
  const saveLogo = (next: string | null) => write.mutate({ body: { logo: next } })
  const selectLogoFile = async (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > maxLogoBytes)
    if (file.size <= maxLogoBytes) saveLogo(await encodeBase64(file))
  }
  const failed = tooLarge || write.error
  return (
    <Card>
      <Section title={text('logo')}>
        {logo ? (
          <chakra.img css={logoCss} src={`data:image/png;base64,${logo}`} alt={text('logo')} />
        ) : (
          <Text color="ink2">{text('logo_none')}</Text>
        )}
        <Text textStyle="meta" color="ink2">
          {text('logo_hint')}
        </Text>
        {failed && (
          <Notice status="bad" role="alert">
            {text(tooLarge ? 'logo_large' : 'logo_refused')}
          </Notice>
        )}
        <input
          ref={input}
          type="file"
          accept="image/png"
          hidden
          aria-label={text('logo_choose')}
          onChange={(event) => void selectLogoFile(event.target.files?.[0])}
        />
        <Flex gap="3" wrap="wrap">
          <Button
            kind="secondary"
            small
            icon="upload"
            busy={write.isPending}
            onClick={() => input.current?.click()}
          >
            {text('logo_choose')}
          </Button>
          {logo && (
            <Button kind="quiet" small busy={write.isPending} onClick={() => saveLogo(null)}>
              {text('logo_remove')}
            </Button>
          )}
        </Flex>
      </Section>
    </Card>
  )
}
