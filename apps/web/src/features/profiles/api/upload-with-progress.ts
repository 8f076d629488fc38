/** How much of a body has left this device. */
export type Sent = { done: number; total: number };

/**
 * Sends a body and tells how far it is, which `fetch` cannot. The answer is the same. The bytes are
 * counted as they leave: when all have, the server still has to do its work.
 */
export const uploadWithProgress =
  (onSent: (sent: Sent) => void) =>
  (path: string, { body }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onSent({ done: loaded, total });
      };
      request.onload = () => {
        const retryAfter = request.getResponseHeader('retry-after');
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: retryAfter ? { 'retry-after': retryAfter } : {},
          }),
        );
      };
      request.onerror = () => reject(new TypeError('the network failed'));
      request.open('POST', path);
      request.send(body as FormData);
    });
