import { maxLogoBytes, postTenantProfile } from '@portal/contract/desk/settings'
import { useWrite } from '@portal/remote-kit'
import { Button, Card, chakra, Flex, Notice, Section, Text } from '@portal/ui'
import { useRef, useState } from 'react'
import { useTenantCode } from '../shared/use-tenant-code.ts'
import { useText } from '../texts.ts'

const picture = { maxW: '240px', maxH: '80px', objectFit: 'contain', bg: '#fff', p: '2', rounded: 'field' }

/** Encodes a file in base64, as pictures are sent. */
async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The logo, with options to replace or remove it. */
export function LogoField({ logo }: { logo: string | null }) {
  const text = useText()
  const tenant = useTenantCode()
  const input = useRef<HTMLInputElement>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const write = useWrite(postTenantProfile, { refreshes: ['DESK_SETTINGS', 'TENANT'] })
  const save = (next: string | null) => write.mutate({ params: { tenant }, body: { logo: next } })
  const choose = async (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > maxLogoBytes)
    if (file.size <= maxLogoBytes) save(await base64Of(file))
  }
  const failed = tooLarge || write.error
  return (
    <Card>
      <Section title={text('logo')}>
        {logo ? (
          <chakra.img css={picture} src={`data:image/png;base64,${logo}`} alt={text('logo')} />
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
          onChange={(event) => void choose(event.target.files?.[0])}
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
            <Button kind="quiet" small busy={write.isPending} onClick={() => save(null)}>
              {text('logo_remove')}
            </Button>
          )}
        </Flex>
      </Section>
    </Card>
  )
}
