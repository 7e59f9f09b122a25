@extends('layout')
@section('content')
{{-- <a edti="x"> --}}
<main id="main" @class(['wide' => $wide, 'old (archive)' => true])>
@csrf
@foreach ($rows as $row)
<form method="post" action="/old"><vs-date title="День"></vs-date><button>Далі {{ $row->id }}</button></form>
@endforeach
</main>
@endsection
