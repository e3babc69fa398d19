import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { createUprightPicture } from '@portal/domain/upload/picture-orientation'
import { chakra } from '@portal/ui'
import { useEffect, useState } from 'react'

const pictureCss = { maxW: '100%', h: 'auto', mx: 'auto', rounded: 'field', bg: 'tint1' }

/** A picture in memory, with its EXIF rotation applied. Its object URL is revoked on unmount. */
export function ViewedPicture({ content, name }: { content: Blob; name: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isClosed = false
    const showPicture = (picture: Blob) => {
      if (isClosed) return
      made = URL.createObjectURL(picture)
      setAddress(made)
    }
    createUprightPicture(content).then(showPicture, () => showPicture(content))
    return () => {
      isClosed = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [content])
  return address && <chakra.img css={pictureCss} src={address} alt={toDisplayFileName(name)} />
}
