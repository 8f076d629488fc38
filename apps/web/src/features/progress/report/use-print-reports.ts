import type { StudentReport } from '@wonderfield/contract/progress/student-report';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Asks for the reports of a class, and holds them until they are printed. */
export const usePrintReports = () => {
  const [isAsking, setIsAsking] = useState(false);
  const [reports, setReports] = useState<readonly StudentReport[]>([]);
  useEffect(() => {
    // The next print shows the table again.
    const forget = () => setReports([]);
    window.addEventListener('afterprint', forget);
    return () => window.removeEventListener('afterprint', forget);
  }, []);
  return {
    isAsking,
    reports,
    ask: () => setIsAsking(true),
    close: () => setIsAsking(false),
    print: (loaded: readonly StudentReport[]) => {
      // Close synchronously, because the browser prints the current page.
      flushSync(() => {
        setReports(loaded);
        setIsAsking(false);
      });
      window.print();
    },
  };
};
