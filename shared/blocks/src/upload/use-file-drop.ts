import { type DragEvent, useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: Pick<DragEvent | globalThis.DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') ?? false

/** Prevents the browser from opening a file that is dropped outside the area, because typed input would be lost. */
const preventDropOutside = (event: globalThis.DragEvent) => hasFiles(event) && event.preventDefault()

/** Makes an element accept dropped files. `over` is true while files are above it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const depth = useRef(0)
  const [over, setOver] = useState(false)
  useEffect(() => {
    addEventListener('dragover', preventDropOutside)
    addEventListener('drop', preventDropOutside)
    return () => {
      removeEventListener('dragover', preventDropOutside)
      removeEventListener('drop', preventDropOutside)
    }
  }, [])
  const changeDragDepth = (steps: number) => {
    depth.current = Math.max(0, depth.current + steps)
    setOver(depth.current > 0)
  }
  return {
    over,
    onDragEnter: (event: DragEvent) => hasFiles(event) && changeDragDepth(1),
    onDragLeave: (event: DragEvent) => hasFiles(event) && changeDragDepth(-1),
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      changeDragDepth(-depth.current)
      onFiles([...event.dataTransfer.files])
    },
  }
}
