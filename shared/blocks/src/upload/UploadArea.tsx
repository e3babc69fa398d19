import { acceptedExtensions } from '@portal/domain/upload/accepted-types'
import { Box, Button, chakra, Heading, Text } from '@portal/ui'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { useBlockText } from '../block-texts/block-texts.ts'
import { useFileDrop } from './use-file-drop.ts'

interface UploadAreaProps {
  onFiles: (files: readonly File[]) => void
  title?: string
  /** Heading level of the title. */
  level?: 2 | 3 | 4
  /** Sentence that says which files may be sent. */
  children?: ReactNode
  illustration?: ReactNode
}

const uploadAreaCss = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: '3',
  px: '6',
  py: { base: '6', md: '8' },
  bg: 'surface',
  rounded: 'table',
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'edge',
  _print: { display: 'none' },
  '&[data-over]': { bg: 'table' },
}
/** The camera button is shown on touch devices only. */
const touchOnlyCss = { display: 'none', w: '100%', '@media (pointer: coarse)': { display: 'grid' } }
const mouseOnlyCss = { '@media (pointer: coarse)': { display: 'none' } }

/**
 * Area for files that are chosen, photographed or dropped. The file picker takes one file (UPLOAD-08), the camera one
 * picture (UPLOAD-09); several files can be dropped at once. Ark's file upload is not used, because it has only one
 * picker and rejects files without a reason, and would add 7.9 kB (brotli) to this chunk of 29 kB.
 */
export function UploadArea({ onFiles, title, level = 2, children, illustration }: UploadAreaProps) {
  const blockText = useBlockText()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { over, ...drop } = useFileDrop(onFiles)
  const addChosenFiles = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }
  return (
    <chakra.div css={uploadAreaCss} data-over={over || undefined} {...drop}>
      {illustration}
      {title && (
        <Heading level={level} textStyle="subsection">
          {title}
        </Heading>
      )}
      {children && <Text color="ink2">{children}</Text>}
      <input
        ref={picker}
        type="file"
        accept={acceptedExtensions.join()}
        hidden
        onChange={addChosenFiles}
        data-upload="file"
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={addChosenFiles}
        data-upload="photo"
      />
      <Button kind="secondary" icon="upload" w="100%" maxW="320px" onClick={() => picker.current?.click()}>
        {blockText('choose_file')}
      </Button>
      <Box css={touchOnlyCss} justifyItems="center">
        <Button kind="secondary" w="100%" maxW="320px" onClick={() => camera.current?.click()}>
          {blockText('upload_photo')}
        </Button>
      </Box>
      <Text css={mouseOnlyCss} textStyle="meta">
        {over ? blockText('upload_let_go') : blockText('upload_or_drop')}
      </Text>
      <Text textStyle="meta" color="ink2">
        {blockText('upload_limits')}
      </Text>
    </chakra.div>
  )
}
