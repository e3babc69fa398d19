import { displayName } from '@portal/domain/upload/file-name'
import { uprightPicture } from '@portal/domain/upload/orientation'
import { chakra } from '@portal/ui'
import { useEffect, useState } from 'react'

const css = { maxW: '100%', h: 'auto', mx: 'auto', rounded: 'field', bg: 'tint1' }

/** A picture from memory with its EXIF rotation applied; its object URL is revoked on unmount. */
export function Picture({ content, name }: { content: Blob; name: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isClosed = false
    const show = (picture: Blob) => {
      if (isClosed) return
      made = URL.createObjectURL(picture)
      setAddress(made)
    }
    uprightPicture(content).then(show, () => show(content))
    return () => {
      isClosed = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [content])
  return address && <chakra.img css={css} src={address} alt={displayName(name)} />
}
