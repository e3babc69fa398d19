import { readableName } from '@portal/domain/upload/file-name'
import { chakra } from '@portal/ui'
import { useEffect, useState } from 'react'

const css = { maxW: '100%', h: 'auto', mx: 'auto', rounded: 'field', bg: 'tint1' }

/** A picture from memory; its address is given back when it is closed. */
export function Picture({ content, name }: { content: Blob; name: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address && <chakra.img css={css} src={address} alt={readableName(name)} />
}
