import { Button, chakra, Notice } from '@portal/ui'
import { lazyWithRetry } from '../lazy-with-retry.tsx'
import type { FilePresentation } from './file-presentation.ts'
import { FileSkeleton } from './file-skeleton.tsx'
import type { ReadingProgress } from './reading-progress.ts'
import { saveViewedFile } from './save-viewed-file.ts'
import { ViewedPicture } from './viewed-picture.tsx'
import type { ViewerTexts } from './viewer-texts.ts'

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
  const download = (
    <Button
      kind="secondary"
      small
      icon="download"
      justifySelf="start"
      onClick={() => saveViewedFile(name, content)}
    >
      {texts.download}
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
      <PdfView content={content} texts={texts} reading={reading}>
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
        {isMismatch ? texts.mismatch : texts.noPreview}
      </Notice>
      {download}
    </>
  )
}
