import { readableName } from '@portal/domain/upload/file-name'
import { useLast } from '@portal/remote-kit/layer'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { keepFile } from '@portal/remote-kit/viewer'
import { Button, Loading, Notice, Skeleton, Stack, Text } from '@portal/ui'
import { Dialog } from '@portal/ui/dialog'
import { useText } from '../../texts.ts'
import type { FileSource } from './file.ts'
import { Picture } from './Picture.tsx'
import { useFile } from './use-file.ts'

const PdfView = lazyWithRetry(() => import(/* webpackChunkName: "pdf" */ './PdfView.tsx'), {
  waiting: () => <Waiting />,
})

export interface Props {
  /** What is open, if anything is. */
  source: FileSource | null
  onClose: () => void
}

/** Looks at a file without leaving the portal (DOC-03): a PDF or picture; anything else can be downloaded. */
export default function ViewerDialog({ source, onClose }: Props) {
  const last = useLast(source)
  if (!last) return null
  return (
    <Dialog
      open={source !== null}
      onClose={onClose}
      title={readableName(last.name)}
      titleLang="nl"
      width={1100}
    >
      <Content key={last.link} source={last} />
    </Dialog>
  )
}

function Content({ source }: { source: FileSource }) {
  const text = useText()
  const file = useFile(source)
  if (file.state === 'loading') return <Waiting />
  if (file.state === 'failed')
    return (
      <Notice status="bad" role="alert">
        <Stack gap="3" alignItems="start">
          <Text fontWeight={600}>{text('view_unavailable')}</Text>
          <Text>{text('view_unavailable_hint')}</Text>
          <Button kind="secondary" small icon="retry" onClick={file.retry}>
            {text('retry_short')}
          </Button>
        </Stack>
      </Notice>
    )
  const { content, showable } = file
  const download = (
    <Button
      kind="secondary"
      small
      icon="download"
      justifySelf="start"
      onClick={() => keepFile(source.name, content)}
    >
      {text('view_download')}
    </Button>
  )
  if (showable.as === 'picture')
    return (
      <>
        {download}
        <Picture content={content} name={source.name} />
      </>
    )
  if (showable.as === 'pdf') return <PdfView content={content}>{download}</PdfView>
  return (
    <>
      <Notice status={showable.as === 'liar' ? 'warn' : 'info'} role="status">
        {text(showable.as === 'liar' ? 'view_lies' : 'view_no_preview')}
      </Notice>
      {download}
    </>
  )
}

const Waiting = () => (
  <Loading>
    <Skeleton h="60vh" />
  </Loading>
)
