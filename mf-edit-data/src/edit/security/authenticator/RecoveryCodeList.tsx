import { Button, chakra, Flex, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../../../texts.ts'

interface RecoveryCodeListProps {
  codes: readonly string[]
  onDone: () => void
}

const codeListCss = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  gap: '2',
  p: '4',
  bg: 'tint2',
  rounded: 'field',
  fontFamily: 'monospace',
  fontVariantNumeric: 'tabular-nums',
}

/** Recovery codes to write down or copy; shown only once (KEYS-08). */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const text = useText()
  const [copied, setCopied] = useState(false)
  const copyCodes = async () => {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <Text role="status">{text('app_codes_intro')}</Text>
      <chakra.ul css={codeListCss} my="5">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <Flex gap="3" wrap="wrap">
        <Button onClick={onDone}>{text('app_codes_kept')}</Button>
        <Button kind="secondary" onClick={() => void copyCodes()}>
          {text(copied ? 'app_codes_copied' : 'app_codes_copy')}
        </Button>
      </Flex>
    </>
  )
}
