import { chakra } from '@portal/ui'
import { type ReactNode, useRef } from 'react'
import { areaCss } from './crop-look.ts'
import { cropSize } from './picture.ts'
import { useSettled } from './use-settled.ts'

/** Where the picture is cropped: it comes once the layer around has come to rest, since it measures itself as it comes. */
export function CropPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const settled = useSettled(place)
  return (
    <chakra.div ref={place} css={areaCss} maxW={`${cropSize}px`}>
      {settled && children}
    </chakra.div>
  )
}
