import { DossierCard } from '../shared/dossier/DossierCard.tsx'

/** Card for the download of the file, on the documents screen. */
export default function DossierSlot() {
  return <DossierCard />
}
