import { toDisplayFileName } from '@portal/domain/upload/file-name'
import { createUprightPicture } from '@portal/domain/upload/picture-orientation'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Button, chakra, Notice } from '@portal/ui'
import { useEffect, useState } from 'react'
import type { FilePresentation } from './file-presentation.ts'
import { FileSkeleton } from './file-skeleton.tsx'
import { useViewerText } from './use-viewer-text.ts'
import type { ReadingProgress, ViewerTexts } from './viewed-file.ts'
import { saveViewedFile } from './viewed-file.ts'

const pictureCss = { maxW: '100%', h: 'auto', mx: 'auto', rounded: 'field', bg: 'tint1' }

/** A picture in memory, with its EXIF rotation applied. Its object URL is revoked on unmount. */
function ViewedPicture({ content, name }: { content: Blob; name: string }) {
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

const PdfView = lazyWithRetry(() => import(/* webpackChunkName: "pdf" */ './pdf-view.tsx'), {
  placeholder: () => <FileSkeleton />,
})

const plainTextCss = {
  fontFamily: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxH: '72vh',
  overflow: 'auto',
  bg: 'tint2',
  rounded: 'field',
  p: { base: '3', md: '6' },
}

interface ShownFileProps {
  name: string
  content: Blob
  showable: FilePresentation
  texts: ViewerTexts
  reading: ReadingProgress | undefined
}

export function ShownFile({ name, content, showable, texts, reading }: ShownFileProps) {
  const text = useViewerText()
  const download = (
    <Button
      kind="secondary"
      small
      icon="download"
      justifySelf="start"
      onClick={() => saveViewedFile(name, content)}
    >
      {text('download')}
    </Button>
  )
  if (showable.as === 'picture')
    return (
      <>
        {download}
        <ViewedPicture content={content} name={name} />
      </>
    )
  if (showable.as === 'pdf')
    return (
      <PdfView content={content} reading={reading}>
        {download}
      </PdfView>
    )
  if (showable.as === 'text')
    return (
      <>
        {download}
        <chakra.pre css={plainTextCss} tabIndex={0} lang="">
          {showable.text}
        </chakra.pre>
      </>
    )
  const isMismatch = showable.as === 'mismatch'
  return (
    <>
      <Notice status={isMismatch ? 'warn' : 'info'} role="status">
        {isMismatch ? texts.mismatch : text('no_preview')}
      </Notice>
      {download}
    </>
  )
}
