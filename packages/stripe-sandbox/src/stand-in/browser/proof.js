// On the 3-D Secure page inside a dialog: tells the page around it that the check is over, or that the person gave up.
const tell = (type) => window.parent.postMessage({ from: 'stripe-sandbox-proof', type }, location.origin);
if (document.body.dataset.over === 'yes') tell('over');
else {
  document.querySelector('button')?.focus();
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tell('give-up');
  });
}
